/** Words of a release note, which are text and nothing else, and the line that they begin on, from 0. */
export interface NoteLine {
  readonly line: number;
  readonly text: string;
}

/** A part of a release note as it is shown. */
export type NoteBlock =
  | ({ readonly kind: 'paragraph' } & NoteLine)
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly NoteLine[] };

/** Sign that begins a line of a list. */
const ITEM = /^[-•]\s+/u;

/**
 * The paragraphs and lists of a release note: a blank line begins a new paragraph, and lines that begin with a hyphen are a list.
 * There is no other markup, so that nothing typed is ever run. Source: decision 129.
 */
export function readNoteBlocks(text: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let isApart = true;
  for (const [line, typed] of text.split(/\r?\n/).entries()) {
    const words = typed.trim();
    if (words !== '') addLine(blocks, { line, text: words }, isApart);
    isApart = words === '';
  }
  return blocks;
}

function addLine(blocks: NoteBlock[], { line, text }: NoteLine, isApart: boolean): void {
  const last = isApart ? undefined : blocks.at(-1);
  if (ITEM.test(text)) {
    const item = { line, text: text.replace(ITEM, '') };
    if (last?.kind === 'list') blocks.splice(-1, 1, { ...last, items: [...last.items, item] });
    else blocks.push({ kind: 'list', line, items: [item] });
  } else if (last?.kind === 'paragraph') {
    blocks.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
  } else blocks.push({ kind: 'paragraph', line, text });
}
