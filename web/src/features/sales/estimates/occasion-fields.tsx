import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Section } from '../../../ui/section.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { textField, type EditorPart } from './editor-part.ts';
import styles from './editor.module.css';

/** Occasion, its time and place, and the number of guests. */
export function OccasionFields(part: EditorPart) {
  const t = useTranslations('estimateEditor.occasion');
  return (
    <Section title={t('title')}>
      <TextInput {...textField(part, 'name')} required label={t('name')} description={t('nameHint')} />
      <Columns className={styles.row} least="10rem" gap="xl" align="end">
        <TextInput {...textField(part, 'date')} required type="date" label={t('date')} />
        <TextInput {...textField(part, 'time')} type="time" label={t('time')} />
        <TextInput {...textField(part, 'persons')} required inputMode="numeric" label={t('persons')} />
      </Columns>
      <Textarea {...textField(part, 'place')} rows={2} label={t('place')} />
    </Section>
  );
}

/** Until when it holds, in which language, and what else is agreed. */
export function TermsFields(part: EditorPart) {
  const t = useTranslations('estimateEditor.terms');
  const { typed, change } = part;
  return (
    <Section title={t('title')}>
      <Columns className={styles.row} least="10rem" gap="xl" align="end">
        <TextInput
          {...textField(part, 'validUntil')}
          required
          type="date"
          label={t('validUntil')}
          description={t('validUntilHint')}
        />
        <NativeSelect
          required
          name="language"
          label={t('language')}
          description={t('languageHint')}
          value={typed.language}
          data={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
          onChange={({ currentTarget }) => change({ language: currentTarget.value as 'fr' | 'en' })}
        />
      </Columns>
      <Textarea {...textField(part, 'terms')} rows={6} label={t('terms')} description={t('termsHint')} />
    </Section>
  );
}
