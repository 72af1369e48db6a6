import type { MerchantView } from '@comptoir/contract/base/merchants';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LatestEntries } from '../../../shared/activity-log/latest-entries.tsx';
import { DevicesSection } from '../../../shared/devices/devices-section.tsx';
import { Loaded } from '../../../shared/errors/loaded.tsx';
import { ForMerchant } from '../../../shared/merchants/for-merchant.tsx';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { Button } from '../../../ui/button.tsx';
import { InOrder, isAwaited, type Part } from '../../../ui/in-order.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Page } from '../../../ui/page.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { IdentitySection } from './identity-section.tsx';
import { useLatestEntries, useLiveMerchant, useParts } from './merchant-details.api.ts';
import styles from './merchant-details.module.css';
import { MailsSection } from './mails-section.tsx';
import { MoneySection } from './money-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { SupportActsSection } from './support-acts-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

// hours and a form, further down than most look
const AppointmentSection = lazy(async () => ({
  default: (await import('../../../shared/appointments/appointment-section.tsx')).AppointmentSection,
}));

const ImpersonateDialog = lazy(async () => ({
  default: (await import('../../../shared/impersonation/impersonate-dialog.tsx')).ImpersonateDialog,
}));

/** All that support needs of one merchant, as far as the reader may see it, with what can be done beside what it is about. */
export function MerchantDetailsPage() {
  const t = useTranslations('merchantDetails');
  const { data: merchant } = useMerchant();
  return (
    <Page title={merchant?.company_name ?? t('title')} lead={t('lead')} actions={<OpenAs merchant={merchant} />}>
      <ForMerchant>{(shown) => <Parts key={shown.id} merchant={shown} />}</ForMerchant>
    </Page>
  );
}

interface OfMerchant {
  readonly merchant: MerchantView;
}

/** There from the beginning, so that nothing moves when the merchant has come. */
function OpenAs({ merchant }: { readonly merchant: MerchantView | undefined }) {
  const t = useTranslations('impersonation');
  const [isActing, setActing] = useState(false);
  if (!usePermission('impersonate')) return null;
  return (
    <>
      <Button onClick={() => setActing(true)}>{t('act')}</Button>
      {isActing && merchant ? (
        <Suspense>
          <ImpersonateDialog
            merchantId={merchant.id}
            companyName={merchant.company_name}
            onClose={() => setActing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Two columns for as long as there is room; what is to be done is in the first, whom it is about in the second. */
function Parts({ merchant }: OfMerchant) {
  const { health, devices, subscription, unpaid, mails, contacts, latest, notes, acts, visits } = useParts();
  const t = useTranslations('merchantDetails');
  const canReadActs = usePermission('read-audit');
  useLiveMerchant();
  const visit = (
    <Suspense>
      <AppointmentSection isCompact title={t('visit')} />
    </Suspense>
  );
  const main: Part[] = [
    { name: 'waiting', isOnItsWay: isAwaited(health), content: <WaitingSection /> },
    { name: 'money', isOnItsWay: isAwaited(subscription, unpaid), content: <MoneySection merchantId={merchant.id} /> },
    { name: 'devices', isOnItsWay: isAwaited(devices), content: <DevicesSection /> },
    { name: 'log', isOnItsWay: isAwaited(latest), content: <LogSection /> },
  ];
  const beside: Part[] = [
    { name: 'identity', isOnItsWay: false, content: <IdentitySection merchant={merchant} /> },
    { name: 'notes', isOnItsWay: isAwaited(notes), content: <NotesSection merchantId={merchant.id} /> },
    { name: 'mails', isOnItsWay: isAwaited(mails), content: <MailsSection /> },
    { name: 'people', isOnItsWay: isAwaited(contacts), content: <PeopleSection /> },
    { name: 'acts', isOnItsWay: isAwaited(acts), content: canReadActs ? <SupportActsSection /> : null },
    { name: 'visit', isOnItsWay: isAwaited(visits), content: visit },
  ];
  const waits = main.some(({ isOnItsWay }) => isOnItsWay);
  // what has come is drawn a little later
  const waited = useDeferredValue(waits);
  return (
    <div className={styles.columns}>
      <Column>
        <InOrder parts={main} />
      </Column>
      {/* where it stands below the first, what comes there would push it down */}
      <Column waitsBelow={waits || waited}>
        <InOrder parts={beside} />
      </Column>
    </div>
  );
}

interface ColumnProps {
  readonly waitsBelow?: boolean;
  readonly children: ReactNode;
}

const Column = ({ waitsBelow = false, children }: ColumnProps) => (
  <Stack className={styles.column} gap="xl" data-waits={waitsBelow || undefined}>
    {children}
  </Stack>
);

function LogSection() {
  const t = useTranslations('merchantDetails.log');
  const latest = useLatestEntries();
  return (
    <ListSection title={t('title')} aside={<Link to="/logs">{t('all')}</Link>}>
      <Loaded query={latest} rows={5}>
        {(entries) => <LatestEntries entries={entries} />}
      </Loaded>
    </ListSection>
  );
}
