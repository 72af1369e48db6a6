import type { FileLeft, TicketDetails, TicketMessage } from '@comptoir/contract/help/support-tickets';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant, formatSize } from '../../lib/format.ts';
import { useReader } from '../sessions/use-reader.ts';
import { FoldedText } from '../../ui/folded-text.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import styles from './conversation.module.css';

/** As much of one message as is read at a glance; long mails are folded behind it. */
const SHOWN = 1200;

/** Messages, oldest first: the reader's own on one side, the others' on the other. It opens where the last of them is. */
export function Conversation({ ticket }: { readonly ticket: TicketDetails }) {
  const t = useTranslations('tickets');
  const last = useRef<HTMLLIElement>(null);
  const count = ticket.messages.length;
  useEffect(() => {
    if (count > 1) last.current?.scrollIntoView({ block: 'start' });
  }, [count]);
  if (ticket.isErased) return <p className={styles.erased}>{t('erased')}</p>;
  return (
    <Stack as="ol" aria-label={t('messages')}>
      {ticket.messages.map((message, index) => (
        <Stack
          key={message.id}
          ref={index === count - 1 ? last : null}
          as="li"
          className={styles.message}
          gap="none"
          frame="line"
          data-own={message.isOwn || undefined}
          data-kind={message.kind}
        >
          <Message message={message} />
        </Stack>
      ))}
    </Stack>
  );
}

function Message({ message }: { readonly message: TicketMessage }) {
  const t = useTranslations('tickets');
  const reader = useReader();
  const nameOf = ({ name, bytes }: FileLeft): string => `${name} (${formatSize(bytes, reader.language)})`;
  const author = message.isOwn ? t('own') : (message.authorName ?? t('support'));
  return (
    <>
      <Row as="p" className={styles.head} gap="md" align="stretch" tone="soft" size="sm">
        <strong>{author}</strong>
        {message.kind === 'note' ? <span>{t('note')}</span> : null}
        {message.channel === 'mail' ? <span>{t('byMail')}</span> : null}
        {message.isVerified ? null : <span>{t('unverified')}</span>}
        <time dateTime={message.writtenAt}>{formatInstant(new Date(message.writtenAt), reader)}</time>
      </Row>
      <Text wrap="lines">
        <FoldedText text={message.text || t('noText')} limit={SHOWN} />
      </Text>
      {message.isCut ? <p className={styles.hint}>{t('cut')}</p> : null}
      {message.attachmentsLeft > 0 ? (
        <p className={styles.hint}>{t('filesLeft', { count: message.attachmentsLeft })}</p>
      ) : null}
      {message.filesLeft.length > 0 ? <p className={styles.hint}>{message.filesLeft.map(nameOf).join(', ')}</p> : null}
    </>
  );
}
