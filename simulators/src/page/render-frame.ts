import { type Html, html } from './html.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';

/** Texts of the frame itself. */
export interface FrameTexts {
  /** With its region, such as fr-CA. */
  lang: string;
  subtitle: string;
  /** The name of the other language, in that language. */
  otherLanguage: string;
}

export interface FramedPage {
  heading: string;
  content: Html;
  /** Query of the address besides the language: `n=1&`. */
  query?: string;
  /** Address of the content alone, for a page that refreshes by itself. */
  refresh?: string;
}

/** The frame of every page. `nonce` lets exactly this style and this script in. */
export function renderFrame(texts: FrameTexts, page: FramedPage, nonce: string): string {
  const { heading, content, query = '', refresh } = page;
  const other = texts.lang.startsWith('fr') ? 'en' : 'fr';
  return html`<!doctype html>
    <html lang="${texts.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${heading}</title>
        <style nonce="${nonce}">
          ${{ html: PAGE_STYLE }}
        </style>
      </head>
      <body>
        <header>
          <div>
            <h1>${heading}</h1>
            <p>${texts.subtitle}</p>
          </div>
          <a href="?${query}lang=${other}" hreflang="${other}" lang="${other}">${texts.otherLanguage}</a>
        </header>
        <main id="content" ${refresh === undefined ? '' : html`data-refresh="${refresh}"`}>${content}</main>
        <script nonce="${nonce}">
          ${{ html: PAGE_SCRIPT }};
        </script>
      </body>
    </html> `.html;
}
