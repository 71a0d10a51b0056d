import { mount } from 'svelte'
import App from './App.svelte'
import './kit/fonts.css'
import './kit/theme.css'
import './kit/screen.svelte'
import { settings } from './kit/settings.svelte'
import { words } from './kit/words.svelte'

// After the server was given a newer page, the parts of this one are gone: start again with the new one.
addEventListener('vite:preloadError', () => location.reload())

settings.show()
await words.speak(settings.chosen.language)
mount(App, { target: document.getElementById('page')! })
