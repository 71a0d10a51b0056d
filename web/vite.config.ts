import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.HERNA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/herna/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
})
