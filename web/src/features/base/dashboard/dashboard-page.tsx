import type { TransmissionHealthView } from '@comptoir/contract/help/installation';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { useProgress } from '../../../shared/installation/progress.api.ts';
import { useTaxCheck } from '../../../shared/pos-connection/provider.api.ts';
import { useSubscription } from '../../../shared/subscriptions/use-subscription.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ShopIcon } from '../../../ui/icons.tsx';
import { InOrder, isAwaited } from '../../../ui/in-order.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Page } from '../../../ui/page.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { CardWarning } from '../../../shared/subscriptions/card-warning.tsx';
import { AccountSection } from './account-section.tsx';
import { ChecklistSection } from './checklist-section.tsx';
import { useLatestEntries, useLiveDashboard, useTransmissionHealth } from './dashboard.api.ts';
import { useDevices } from '../../../shared/devices/devices.api.ts';
import { DevicesSection } from '../../../shared/devices/devices-section.tsx';
import { LatestEntries } from '../../../shared/activity-log/latest-entries.tsx';
import { Loaded } from '../../../shared/errors/loaded.tsx';
import { ReleaseNotesSection } from './release-notes-section.tsx';
import { SalesSection } from './sales-section.tsx';
import { TaxFinding } from './tax-finding.tsx';
import { TransmissionSection } from './transmission-section.tsx';
import { useVisit, VisitSection } from './visit-section.tsx';

/** State of a merchant at a glance: first what is to be done, then the bills, the tills and the account. */
export function DashboardPage() {
  const t = useTranslations('dashboard');
  const tEmpty = useTranslations('ui.empty');
  const session = useSession();
  const seesTills = usePermission('read-logs');
  const PartsShown = seesTills ? Parts : Books;
  const { merchantId = session?.merchantId ?? null } = useMerchantScope();
  return (
    <Page title={t('title')} lead={t(seesTills ? 'lead' : 'leadBooks')}>
      {merchantId ? <PartsShown /> : <EmptyState icon={<ShopIcon size={24} />} title={tEmpty('nothing')} />}
    </Page>
  );
}

/** The part of it that is an accountant's: the sales, without how the tills are. */
function Books() {
  useLiveDashboard();
  return (
    <>
      <SalesSection />
      <ReleaseNotesSection />
    </>
  );
}

function Parts() {
  const t = useTranslations('dashboard');
  const latest = useLatestEntries();
  const canSeeSales = usePermission('read-bills');
  const canSeeAccount = usePermission('read-subscription');
  const progress = useProgress();
  const findings = [progress, useTaxCheck(), useVisit()];
  const health = useTransmissionHealth();
  // nothing was sold, and the way to the first sale says what to do: zeros would say nothing
  const isBeforeSales = progress.data?.subscriptionCompleted === false && isWithoutBills(health.data);
  const account = useSubscription({ isWanted: canSeeAccount });
  const state = [useDevices(), account];
  useLiveDashboard();
  const log = (
    <ListSection title={t('latest')} aside={<Link to="/logs">{t('all')}</Link>}>
      <Loaded query={latest} rows={5}>
        {(entries) => <LatestEntries entries={entries} />}
      </Loaded>
    </ListSection>
  );
  const beside = (
    <Columns least="22rem" gap="xl">
      <DevicesSection />
      {canSeeAccount ? <AccountSection /> : null}
    </Columns>
  );
  return (
    <InOrder
      parts={[
        { name: 'checklist', isOnItsWay: isAwaited(...findings), content: <ChecklistSection /> },
        {
          name: 'card',
          isOnItsWay: false,
          content: account.data ? <CardWarning subscription={account.data} /> : null,
        },
        { name: 'visit', isOnItsWay: false, content: <VisitSection /> },
        { name: 'taxes', isOnItsWay: false, content: <TaxFinding /> },
        {
          name: 'transmission',
          isOnItsWay: isAwaited(health),
          content: isBeforeSales ? null : <TransmissionSection />,
        },
        { name: 'sales', isOnItsWay: false, content: canSeeSales && !isBeforeSales ? <SalesSection /> : null },
        { name: 'beside', isOnItsWay: isAwaited(...state), content: beside },
        { name: 'log', isOnItsWay: isAwaited(latest), content: log },
        { name: 'notes', isOnItsWay: false, content: <ReleaseNotesSection /> },
      ]}
    />
  );
}

const isWithoutBills = (health: TransmissionHealthView | undefined): boolean =>
  health?.lastAcceptedAt === null && health.waiting + health.refusedToday === 0;
