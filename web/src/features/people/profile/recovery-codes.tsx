import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../lib/save-file.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Hint, Row, Stack } from '../../../ui/layout.tsx';
import styles from './profile.module.css';

/** Shown once: to be copied or saved before going on. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useTranslations('profile.codes');
  const email = useSession()?.email ?? '';
  const [isKept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');

  // the form that had the focus is gone; the codes are what is to be read now
  useEffect(() => heading.current?.focus(), []);

  const save = (): void =>
    saveFile({ name: t('fileName'), type: 'text/plain', text: `${t('fileHead', { email })}\n\n${text}\n` });

  return (
    <Stack gap="lg" align="start">
      <h3 ref={heading} tabIndex={-1}>
        {t('title')}
      </h3>
      <Hint size="md">{t('lead')}</Hint>
      <ul className={styles.codes} aria-label={t('list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row gap="md" align="stretch">
        <CopyButton text={text} label={t('list')} />
        <Button variant="default" onClick={save}>
          {t('download')}
        </Button>
      </Row>
      <Row as="label" className={styles.choice} isInline isWhole>
        <input type="checkbox" required checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
        {t('kept')}
      </Row>
      <Button disabled={!isKept} onClick={onDone}>
        {t('done')}
      </Button>
    </Stack>
  );
}
