import { Textarea, TextInput } from '@mantine/core';
import type { WrittenNoteView } from '@comptoir/contract/help/release-notes';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { NoteText } from '../../../shared/release-notes/note-text.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useWriteNote, type NoteTexts } from './written-notes.api.ts';
import styles from './written-notes.module.css';

const EMPTY: NoteTexts = { titleFr: '', titleEn: '', textFr: '', textEn: '' };
const LANGUAGES = ['Fr', 'En'] as const;

const schema = schemaOf((typed: NoteTexts) => {
  const blank = Object.entries(typed).filter(([, words]) => words.trim() === '');
  return blank.length > 0
    ? { faults: Object.fromEntries(blank.map(([name]) => [name, 'required'])) }
    : { value: typed };
});

interface NoteFormProps {
  /** The note that is changed; null for a new one. */
  readonly note: WrittenNoteView | null;
  readonly onDone: () => void;
}

/** The words of a note in both languages, each with what readers will see. */
export function NoteForm({ note, onDone }: NoteFormProps) {
  const t = useTranslations('writtenNotes.form');
  const {
    form,
    field,
    methods: { control },
  } = useFields({
    schema,
    initial: note ? textsOf(note) : EMPTY,
    call: useWriteNote(note?.id ?? null),
    onSubmit: (texts, send) => send(texts, { onSuccess: onDone }),
  });
  const [textFr, textEn] = useWatch({ control, name: ['textFr', 'textEn'] });
  const typed = { Fr: textFr, En: textEn };
  return (
    <Form {...form}>
      {note?.state === 'published' ? <Text tone="soft">{t('published')}</Text> : null}
      {LANGUAGES.map((language) => (
        <fieldset key={language} className={styles.language}>
          <legend>{t(`languages.${language}`)}</legend>
          <TextInput {...field(`title${language}`)} label={t(`title${language}`)} maxLength={120} autoComplete="off" />
          <Textarea
            {...field(`text${language}`)}
            label={t(`text${language}`)}
            description={t('hint')}
            maxLength={4000}
            rows={5}
          />
          {typed[language].trim() ? (
            <section className={styles.preview} aria-label={t(`preview${language}`)}>
              <NoteText text={typed[language]} />
            </section>
          ) : null}
        </fieldset>
      ))}
      <DialogFooter>
        <SubmitButton>{t(note ? 'save' : 'submit')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

const textsOf = ({ titleFr, titleEn, textFr, textEn }: WrittenNoteView): NoteTexts => ({
  titleFr,
  titleEn,
  textFr,
  textEn,
});
