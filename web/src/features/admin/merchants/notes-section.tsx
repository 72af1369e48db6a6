import type { NoteView } from '@comptoir/contract/help/notes';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAgo } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { Loaded } from '../../../shared/errors/loaded.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { useNotes } from './merchant-details.api.ts';
import styles from './merchant-details.module.css';

// its form is for the moments when something is written
const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

/** Notes of support on the merchant. A partner reads those shared with it. */
export function NotesSection({ merchantId }: { readonly merchantId: string }) {
  const t = useTranslations('merchantDetails.notes');
  const canWrite = usePermission('write-notes');
  const query = useNotes(merchantId);
  const { data, error, refetch } = query;
  const [isWriting, setWriting] = useState(false);
  const write = (
    <Button variant="default" onClick={() => setWriting(true)}>
      {t('write')}
    </Button>
  );
  return (
    <Section title={t('title')} lead={t(canWrite ? 'lead' : 'leadPartner')} aside={canWrite ? write : null}>
      <Loaded query={{ data: data?.pages.flatMap(({ items }) => items), error, refetch }} rows={2}>
        {(notes) => (
          <>
            <Notes notes={notes} />
            <MoreRows {...moreOf(query)} shown={notes.length} />
          </>
        )}
      </Loaded>
      <Suspense>{isWriting ? <NoteDialog merchantId={merchantId} onClose={() => setWriting(false)} /> : null}</Suspense>
    </Section>
  );
}

function Notes({ notes }: { readonly notes: readonly NoteView[] }) {
  const t = useTranslations('merchantDetails.notes');
  const canWrite = usePermission('write-notes');
  const { language } = useReader();
  const now = useNow(60_000);
  if (notes.length === 0)
    return (
      <Row as="p" gap="xs" align="baseline" tone="soft" size="sm">
        {t('none')}
      </Row>
    );
  return (
    <Stack as="ol" gap="none">
      {notes.map(({ id, text, isShared, writtenAt, author }) => (
        <li key={id} className={styles.note}>
          <Text size="md" wrap="lines">
            {text}
          </Text>
          <Row as="p" gap="xs" align="baseline" tone="soft" size="sm">
            {author} · <TimeText at={new Date(writtenAt)}>{formatAgo(new Date(writtenAt), now, language)}</TimeText>
            {canWrite && isShared ? <StatusBadge tone="info">{t('shared')}</StatusBadge> : null}
          </Row>
        </li>
      ))}
    </Stack>
  );
}
