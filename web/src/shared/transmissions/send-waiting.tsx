import type { BatchPlan } from '@comptoir/contract/sales/transmissions';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant, formatTime, dayIn } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { SendIcon } from '../../ui/icons.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { usePermission } from '../access/permission.ts';
import { ErrorState } from '../errors/error-state.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useReader } from '../sessions/use-reader.ts';
import { useBatchPlan, useStartBatch } from './batches.api.ts';

/** The batch button, for those who may: it shows what it would send before anything leaves. */
export function SendWaiting() {
  const t = useTranslations('sendWaiting');
  const canSend = usePermission('transmit-transactions');
  const [isOpen, setOpen] = useState(false);
  if (!canSend) return null;
  return (
    <>
      <Button leftSection={<SendIcon size={16} />} onClick={() => setOpen(true)}>
        {t('send')}
      </Button>
      {isOpen ? <PlanDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PlanDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('sendWaiting');
  const { data, error, refetch } = useBatchPlan();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Plan plan={data.plan} isRunning={data.batch !== null} onClose={onClose} /> : null}
      {data || error ? null : <SkeletonRows count={2} />}
    </Dialog>
  );
}

interface PlanProps {
  readonly plan: BatchPlan;
  readonly isRunning: boolean;
  readonly onClose: () => void;
}

function Plan({ plan, isRunning, onClose }: PlanProps) {
  const t = useTranslations('sendWaiting');
  const navigate = useNavigate();
  const start = useStartBatch();
  const followIt = (): void => {
    onClose();
    void navigate({ to: '/sales/transmission', search: (before) => before });
  };
  if (plan.count === 0) {
    return (
      <>
        <p>{t('nothing')}</p>
        <DialogFooter cancel={t('done')} />
      </>
    );
  }
  const submit = isRunning ? followIt : () => start.mutate(undefined, { onSuccess: followIt });
  return (
    <Form onSubmit={submit} isPending={start.isPending} error={start.error}>
      <PlanInWords plan={plan} />
      <p>{t(isRunning ? 'running' : 'how')}</p>
      <DialogFooter>
        <SubmitButton>{isRunning ? t('follow') : t('confirm', { count: plan.count })}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function PlanInWords({ plan: { count, devices, oldestAt } }: { readonly plan: BatchPlan }) {
  const t = useTranslations('sendWaiting');
  const reader = useReader();
  const now = useNow(60_000);
  const oldest = oldestAt ? new Date(oldestAt) : now;
  const isToday = dayIn(oldest, reader.timeZone) === dayIn(now, reader.timeZone);
  const at = (isToday ? formatTime : formatInstant)(oldest, reader);
  return (
    <>
      <p>
        <strong>{t('plan', { count, devices: devices.length, at })}</strong>
      </p>
      <DetailList
        details={devices.map((device) => ({ label: device.deviceName, value: t('device', { count: device.count }) }))}
      />
    </>
  );
}
