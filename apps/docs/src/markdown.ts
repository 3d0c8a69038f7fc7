import MarkdownIt from 'markdown-it'

export interface Heading {
  level: number
  id: string
  text: string
}

export interface Rendered {
  title: string
  html: string
  headings: Heading[]
  /** The text below each heading, for the search; the first is the text before the first heading. */
  texts: { heading: Heading | null; text: string }[]
}

/** The URL for a link of a page, or null if its target is only in the repository. */
export type Resolve = (href: string) => string | null

/** Renders Markdown as HTML. HTML in it is shown as text, and comments are left out. */
export const renderMarkdown = (source: string, resolve: Resolve): Rendered => {
  const tokens = parser.parse(source.replaceAll(/^<!--[\s\S]*?-->\n/gm, ''), {})
  for (const { children } of tokens) resolveLinks(children ?? [], resolve)
  const headings: Heading[] = []
  const texts: Rendered['texts'] = [{ heading: null, text: '' }]
  const taken = new Map<string, number>()
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const text = plainText(tokens[index + 1]!.children ?? [])
      const base = anchorOf(text)
      const count = taken.get(base) ?? 0
      taken.set(base, count + 1)
      const heading = { level: Number(token.tag.slice(1)), id: count === 0 ? base : `${base}-${count}`, text }
      token.attrSet('id', heading.id)
      headings.push(heading)
      texts.push({ heading, text: '' })
    } else if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open')
      texts.at(-1)!.text += `${plainText(token.children ?? [])} `
    else if (token.type === 'fence') texts.at(-1)!.text += `${token.content} `
  }
  const title = headings.find(({ level }) => level === 1)?.text ?? ''
  return { title, html: parser.renderer.render(tokens, parser.options, {}), headings, texts }
}

type Token = ReturnType<typeof parser.parse>[number]

/** Links to targets that are only in the repository become plain text. */
const resolveLinks = (tokens: readonly Token[], resolve: Resolve): void => {
  let target: string | null = null
  for (const token of tokens) {
    if (token.type === 'link_open') {
      target = resolve(String(token.attrGet('href')))
      token.attrs = target === null ? [['class', 'source']] : [['href', target]]
    }
    if (token.type.startsWith('link_') && target === null) token.tag = 'span'
  }
}

const plainText = (tokens: readonly Token[]): string =>
  tokens.map((token) => (token.type.endsWith('break') ? ' ' : token.content)).join('')

/** The same anchor as on GitHub, so that links work in both places. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

const parser = new MarkdownIt({ html: false, linkify: false, typographer: false })
const { rules } = parser.renderer

// Wide tables and code scroll in their own boxes, also by keyboard, so that the page does not.
rules.table_open = () => '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n'
rules.table_close = () => '</table></div>\n'
const { escapeHtml } = parser.utils
rules.fence = (tokens, index) => {
  const { content, info } = tokens[index]!
  const [name] = info.trim().split(' ')
  const language = !name ? '' : ` data-language="${escapeHtml(name)}"`
  return `<div class="code"><pre tabindex="0"${language}><code>${escapeHtml(content)}</code></pre></div>\n`
}
rules.heading_close = (tokens, index) => {
  const { tag } = tokens[index]!
  const id = tokens[index - 2]!.attrGet('id')
  const anchor = tag === 'h1' ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`
  return `${anchor}</${tag}>\n`
}
