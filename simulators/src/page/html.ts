/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Part = Html | readonly Html[] | string | number;

/** Builds HTML: every value put in is escaped unless it is HTML itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.reduce((whole, text, index) => whole + toHtml(parts[index - 1] ?? '') + text) };
}

function toHtml(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'html' in part ? part.html : part.map((one) => one.html).join('');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
