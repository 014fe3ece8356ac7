import './theme.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './texts/fluent'

speak()
mount(App, { target: document.getElementById('app')! })
