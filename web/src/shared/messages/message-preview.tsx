import type { MessagePreview as Preview, PreviewedFor } from '@comptoir/contract/people/message-templates';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { useMessagePreview, type MessageTexts } from './messages.api.ts';
import styles from './messages.module.css';

interface MessagePreviewProps {
  /** Texts as typed. */
  readonly texts: MessageTexts;
  readonly as: PreviewedFor;
  /** Says what is wrong at the fields; false when anything is. */
  readonly check: () => Promise<boolean>;
}

/** A message as the server would send it, once it is asked for. */
export function MessagePreview({ texts, as, check }: MessagePreviewProps) {
  const t = useTranslations('messageWords');
  const { mutate, data, variables, error, isPending } = useMessagePreview();
  const place = useRef<HTMLDivElement>(null);
  // it comes below what is in sight, behind the buttons of a dialog
  useEffect(() => {
    if (data) place.current?.scrollIntoView({ block: 'start' });
  }, [data]);
  const asked = { ...texts, as };
  const ask = async (): Promise<void> => {
    if (await check()) mutate(asked);
  };
  return (
    <>
      <div>
        <Button variant="default" leftSection={<SearchIcon size={18} />} loading={isPending} onClick={() => void ask()}>
          {t('preview')}
        </Button>
      </div>
      {error ? <ErrorState error={error} onRetry={() => void ask()} /> : null}
      <Stack ref={place} aria-live="polite">
        {data ? <Shown preview={data} isOld={JSON.stringify(variables) !== JSON.stringify(asked)} /> : null}
      </Stack>
    </>
  );
}

interface ShownProps {
  readonly preview: Preview;
  /** True when other words are typed by now. */
  readonly isOld: boolean;
}

function Shown({ preview: { merchant, missing, ...mails }, isOld }: ShownProps) {
  const t = useTranslations('messageWords');
  const names = missing.map((name) => `{${name}}`).join(', ');
  return (
    <>
      <p>{merchant === null ? t('previewSample') : t('previewOf', { name: merchant })}</p>
      {isOld ? <p>{t('changed')}</p> : null}
      {missing.length > 0 ? <p>{t('missing', { count: missing.length, names })}</p> : null}
      {(['fr', 'en'] as const).map((language) => (
        <figure key={language} className={styles.mail}>
          <figcaption lang={language}>{mails[language].subject}</figcaption>
          {/* What is in it is text; nothing of it could run, or be followed, even if it were not. */}
          <iframe
            title={t(`previewIn.${language}`)}
            sandbox=""
            srcDoc={mails[language].html}
            className={styles.frame}
          />
        </figure>
      ))}
    </>
  );
}
