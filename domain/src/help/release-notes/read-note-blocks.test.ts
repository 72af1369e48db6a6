import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNoteBlocks } from './read-note-blocks.ts';

describe('a release note', () => {
  it('is paragraphs and lists', () => {
    expect(
      readNoteBlocks('Le journal\nest en direct.\n\nVous pouvez:\n- filtrer\n- exporter\nen tout temps.\r\n'),
    ).toEqual([
      { kind: 'paragraph', line: 0, text: 'Le journal est en direct.' },
      { kind: 'paragraph', line: 3, text: 'Vous pouvez:' },
      {
        kind: 'list',
        line: 4,
        items: [
          { line: 4, text: 'filtrer' },
          { line: 5, text: 'exporter' },
        ],
      },
      { kind: 'paragraph', line: 6, text: 'en tout temps.' },
    ]);
  });

  it('has lists apart from each other where a line is left free', () => {
    expect(readNoteBlocks('- un\n\n• deux')).toEqual([
      { kind: 'list', line: 0, items: [{ line: 0, text: 'un' }] },
      { kind: 'list', line: 2, items: [{ line: 2, text: 'deux' }] },
    ]);
  });

  it('keeps a script as the words that it is', () => {
    const text = '<script>alert(1)</script> [lien](javascript:alert(1))';
    expect(readNoteBlocks(text)).toEqual([{ kind: 'paragraph', line: 0, text }]);
  });

  it('loses no word', () => {
    const line = fc.stringMatching(/^[a-z<>&]{1,8}( [a-z<>&]{1,8}){0,3}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.constant(''))), (lines) => {
        const words = readNoteBlocks(lines.join('\n')).flatMap((block) =>
          block.kind === 'list' ? block.items.map(({ text }) => text) : [block.text],
        );
        expect(words.join(' ')).toBe(lines.filter(Boolean).join(' '));
      }),
    );
  });
});
