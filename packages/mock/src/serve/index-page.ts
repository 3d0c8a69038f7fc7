import { type DocumentedOperation, documentedOperations } from '../contract.ts'
import { requestCommand } from './request-command.ts'

/** A page with every operation, each with a request to copy and the responses that can be requested. */
export function indexPage(url: string, apiKey?: string): string {
  const tags = [...new Set(documentedOperations.map(({ tag }) => tag))]
  const sections = tags.map((tag) => {
    const operations = documentedOperations.filter((operation) => operation.tag === tag)
    return `<h2>${escaped(tag)}</h2>${operations.map((operation) => entry(url, operation, apiKey)).join('')}`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Boxtrail mock</title><style>${STYLE}</style>
<h1>Boxtrail mock</h1>
<p>${documentedOperations.length} operations at <code>${escaped(url)}/v2</code>. ${apiKey ? STATEFUL : STATELESS}</p>
${sections.join('\n')}<script>${SCRIPT}</script></html>`
}

function entry(url: string, operation: DocumentedOperation, apiKey: string | undefined): string {
  const { id, method, path, summary, answers } = operation
  const rows = answers.map(({ status, examples }) => {
    const names = Object.keys(examples).map((name) => `<code>Prefer: code=${status}, example=${escaped(name)}</code>`)
    return `<tr><th>${status}<td>${names.join('<br>') || `<code>Prefer: code=${status}</code>`}`
  })
  return `<details id="${id}"><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
<button type="button">Copy</button><pre>${escaped(requestCommand(url, operation, apiKey))}</pre>${apiKey ? '' : `<table>${rows.join('')}</table>`}</details>`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!)

const STATELESS = `Any key is accepted. An answer is chosen by a header: <code>Prefer: code=404</code>, or
<code>Prefer: code=200, example=name</code>.`

const STATEFUL = `This is the service itself with simulated lines, and forgets what was done when it is reset:
<code>POST /reset</code>.`

const STYLE = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
summary{cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;min-width:4.5rem}
pre{overflow:auto;padding:1rem;border:1px solid #8884}button{float:right;margin:.5rem}
th{text-align:left;vertical-align:top;padding-right:1rem}td{overflow-wrap:anywhere}`

const SCRIPT = `addEventListener('click',async({target})=>{if(target.tagName!=='BUTTON')return
await navigator.clipboard.writeText(target.nextElementSibling.textContent);target.textContent='Copied'
setTimeout(()=>{target.textContent='Copy'},1500)})`
