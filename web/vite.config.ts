import { readFile } from 'node:fs/promises'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.HERNA_SERVER ?? 'http://127.0.0.1:8000'

/** Words that are always fetched together lie in one file: those of a game, or of the house, in a language. */
function together(id: string): string | null {
  const [, , game, language] = /(games\/(\w+)|\w+)\/text\/(?:[^/]*\.)?(en|cs)\.ftl/.exec(id) ?? []
  return language ? `words-${game ?? 'house'}-${language}` : null
}

/** What only the server says about a game: refusals, and the words of its cards. `error-building-in-panic` is told on the page as well. */
const BY_SERVER = /^(?:word|condition|counter|error(?!-building-in-panic))-[^\n]*\n(?:[ \t}][^\n]*\n)*/gm

const wordsOfThePage: Plugin = {
  name: 'words-of-the-page',
  enforce: 'pre',
  async load(id) {
    const file = /^(.*\/games\/\w+\/text\/[^/]+\.ftl)\?raw$/.exec(id)?.[1]
    if (!file) return null
    this.addWatchFile(file)
    return `export default ${JSON.stringify((await readFile(file, 'utf8')).replace(BY_SERVER, ''))}`
  },
}

export default defineConfig({
  plugins: [wordsOfThePage, svelte()],
  base: '/',
  build: {
    outDir: '../src/herna/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: together, test: /\.ftl/ }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
})
