import { PLACEHOLDERS } from '@comptoir/domain/people/message-templates/placeholder';
import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageTexts } from './messages.api.ts';
import styles from './messages.module.css';

interface MessageFieldsProps {
  /** The form's own, by name. */
  readonly field: (name: keyof MessageTexts) => { readonly error: ReactNode; readonly required: boolean };
}

/** A message in both languages, with what it may leave open. */
export function MessageFields({ field }: MessageFieldsProps) {
  const t = useTranslations('messageWords');
  return (
    <>
      <section aria-label={t('placeholders')} className={styles.placeholders}>
        <p>{t('placeholders')}</p>
        <dl>
          {PLACEHOLDERS.map((name) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{t(`means.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <TextInput {...field('subjectFr')} label={t('subjectFr')} lang="fr" autoComplete="off" />
      <Textarea {...field('textFr')} label={t('textFr')} description={t('hint')} lang="fr" rows={4} />
      <TextInput {...field('subjectEn')} label={t('subjectEn')} lang="en" autoComplete="off" />
      <Textarea {...field('textEn')} label={t('textEn')} lang="en" rows={4} />
    </>
  );
}
