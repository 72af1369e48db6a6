import { TextInput } from '@mantine/core';
import type { WrittenNoteView } from '@comptoir/contract/help/release-notes';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf, type ReadForm } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Text } from '../../../ui/layout.tsx';
import { usePublishNote } from './written-notes.api.ts';
import styles from './written-notes.module.css';

type TypedMoment = { readonly when: 'now' | 'later'; readonly on: string };

const NOW: TypedMoment = { when: 'now', on: '' };

const schema = schemaOf(({ when, on }: TypedMoment): ReadForm<TypedMoment, { on: string | null }> => {
  if (when === 'now') return { value: { on: null } };
  return on === '' ? { faults: { on: 'required' } } : { value: { on } };
});

interface PublishFormProps {
  readonly note: WrittenNoteView;
  readonly onDone: () => void;
}

/** Time of a note's publication: now, or with a day. */
export function PublishForm({ note, onDone }: PublishFormProps) {
  const t = useTranslations('writtenNotes.publish');
  const {
    form,
    field,
    methods: { control, register },
  } = useFields({
    schema,
    initial: NOW,
    call: usePublishNote(note.id),
    onSubmit: (moment, send) => send(moment, { onSuccess: onDone }),
  });
  const when = useWatch({ control, name: 'when' });
  return (
    <Form {...form}>
      <fieldset className={styles.language}>
        <legend>{t('when')}</legend>
        {(['now', 'later'] as const).map((choice) => (
          <CheckField
            key={choice}
            isOneOf
            {...register('when')}
            value={choice}
            defaultChecked={choice === 'now'}
            label={t(choice)}
          />
        ))}
      </fieldset>
      {when === 'later' ? (
        <TextInput {...field('on')} type="date" label={t('on')} description={t('midnight')} />
      ) : (
        <Text tone="soft">{t('stays')}</Text>
      )}
      <DialogFooter>
        <SubmitButton>{t(when === 'later' ? 'schedule' : 'submit')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
