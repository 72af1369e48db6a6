import { mailtoLink } from '@comptoir/domain/base/mail/mailto-link';
import type { MailFailure } from '@comptoir/contract/base/mail';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { MailOutcome } from '../../../shared/mail/mail-outcome.tsx';
import { SettleMail } from '../../../shared/mail/settle-mail.tsx';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Section } from '../../../ui/section.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { useMerchantMails } from './merchant-details.api.ts';
import styles from './merchant-details.module.css';

/** More than these are read in the overview's list. */
const SHOWN = 6;

/** Mails to the merchant's people that did not go out or came back; nothing while there are none. */
export function MailsSection() {
  const t = useTranslations('merchantDetails.mails');
  const { data, error, refetch } = useMerchantMails();
  const { merchantId = '' } = useMerchantScope();
  if (!error && !data?.count) return null;
  const all = (
    <Link to="/admin/dashboard" search={{ merchantId, look: 'mails', about: merchantId }}>
      {t('all', { count: data?.count ?? 0 })}
    </Link>
  );
  return (
    <Section title={t('title')} aside={all}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data ? (
        <>
          <Row as="p" gap="xs" align="baseline" tone="soft" size="sm">
            {t('lead')}
          </Row>
          <Stack as="ul" gap="none">
            {data.items.slice(0, SHOWN).map((failure) => (
              <Failure key={failure.id} failure={failure} />
            ))}
          </Stack>
          {data.count > SHOWN ? (
            <Row as="p" gap="xs" align="baseline" tone="soft" size="sm">
              {t('more', { count: data.count - SHOWN })}
            </Row>
          ) : null}
        </>
      ) : null}
    </Section>
  );
}

/** To whom, how it went, when and why, with the way off the list. */
function Failure({ failure }: { readonly failure: MailFailure }) {
  const t = useTranslations('mailFailures');
  const reader = useReader();
  const { id, address, subject, outcome, detail, tries, lastFailedAt } = failure;
  return (
    <Stack as="li" className={styles.mail} gap="xs" size="md" wrap="anywhere">
      <Row gap="lg" justify="between" size="md">
        <a href={mailtoLink(address)}>{address}</a>
        <MailOutcome outcome={outcome} />
      </Row>
      <span>{subject}</span>
      <Row as="span" gap="xs" align="baseline" tone="soft" size="sm">
        {formatInstant(new Date(lastFailedAt), reader)} {tries > 1 ? t('tries', { count: tries }) : null}
      </Row>
      <Row gap="lg" justify="between" size="md">
        <Row as="span" gap="xs" align="baseline" tone="soft" size="sm">
          {detail}
        </Row>
        <SettleMail id={id} address={address} />
      </Row>
    </Stack>
  );
}
