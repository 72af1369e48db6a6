import { readNoteBlocks, type NoteBlock } from '@comptoir/domain/help/release-notes/read-note-blocks';
import { Prose } from '../../ui/prose.tsx';

/** The words of a release note: paragraphs and lists, and nothing that is run. */
export const NoteText = ({ text }: { readonly text: string }) => (
  <Prose>
    {readNoteBlocks(text).map((block) => (
      <Block key={block.line} block={block} />
    ))}
  </Prose>
);

function Block({ block }: { readonly block: NoteBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map(({ line, text }) => (
        <li key={line}>{text}</li>
      ))}
    </ul>
  );
}
