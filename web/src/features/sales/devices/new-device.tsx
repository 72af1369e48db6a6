import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { PosDeviceView } from '@comptoir/contract/provider/pos-connection';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Call } from '../../../shared/forms/use-fields.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DeviceNameForm } from './device-name-form.tsx';
import { usePosDevices, type TillToLink } from './devices.api.ts';
import { PosDeviceChoice } from './pos-device-choice.tsx';

interface NewDeviceProps {
  /** The tills that are there already: none of them is offered as a new one. */
  readonly devices: readonly DeviceView[];
  readonly call: Call<TillToLink>;
}

/** Choice of the till to link: one of those that the provider knows, under any name, or another. */
export function NewDevice({ devices, call }: NewDeviceProps) {
  const t = useTranslations('devices.dialog');
  const { data: known = [], isLoading } = usePosDevices(devices);
  const [picked, setPicked] = useState<PosDeviceView | null | undefined>(undefined);
  // the first of them is the likely one, as long as nothing else was picked
  const device = picked === undefined ? (known[0] ?? null) : picked;

  // the dialog opened before there was anything to fill in
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLoading) fields.current?.querySelector<HTMLElement>('input:checked, input[type="text"]')?.focus();
  }, [isLoading]);

  if (isLoading) return <SkeletonRows count={2} />;
  return (
    <Stack ref={fields} gap="lg">
      {known.length > 0 ? <PosDeviceChoice devices={known} chosen={device} onChoose={setPicked} /> : null}
      <DeviceNameForm
        key={device?.posDeviceId ?? ''}
        initial={device?.name ?? ''}
        submitLabel={t('create')}
        call={call}
        toInput={(name) => ({ name, posDeviceId: device?.posDeviceId })}
      />
    </Stack>
  );
}
