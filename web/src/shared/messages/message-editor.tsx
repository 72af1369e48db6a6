import type { PreviewedFor } from '@comptoir/contract/people/message-templates';
import type { ReactNode } from 'react';
import { MessageFields } from './message-fields.tsx';
import { MessagePreview } from './message-preview.tsx';
import { MESSAGE_NAMES } from './message-rules.ts';
import type { MessageTexts } from './messages.api.ts';

interface MessageEditorProps {
  /** The form's own, by name. */
  readonly field: (name: keyof MessageTexts) => { readonly error: ReactNode; readonly required: boolean };
  readonly methods: {
    readonly watch: (names: typeof MESSAGE_NAMES) => readonly [string, string, string, string];
    readonly trigger: (names: typeof MESSAGE_NAMES, how: { readonly shouldFocus: true }) => Promise<boolean>;
  };
  /** As whose mail it is previewed. */
  readonly as: PreviewedFor;
  /** Choices about the preview, above it. */
  readonly children?: ReactNode;
}

/** The words of a message in both languages, and what readers will get. */
export function MessageEditor({ field, methods: { watch, trigger }, as, children }: MessageEditorProps) {
  const [subjectFr, textFr, subjectEn, textEn] = watch(MESSAGE_NAMES);
  return (
    <>
      <MessageFields field={field} />
      {children}
      <MessagePreview
        texts={{ subjectFr, textFr, subjectEn, textEn }}
        as={as}
        check={() => trigger(MESSAGE_NAMES, { shouldFocus: true })}
      />
    </>
  );
}
