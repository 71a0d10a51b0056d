import { mount } from 'svelte'
import App from './App.svelte'
import './kit/fonts.css'
import './kit/theme.css'
import { settings } from './kit/settings.svelte'
import { words } from './kit/words.svelte'

settings.show()
await words.speak(settings.chosen.language)
mount(App, { target: document.getElementById('page')! })
