import type { ActivationCodeView, DeviceView } from '@comptoir/contract/devices';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { failureCode } from '../../lib/http/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ActivationCode } from './activation-code.tsx';
import { DeviceNameForm } from './device-name-form.tsx';
import { useCreateActivationCode } from './devices.api.ts';
import styles from './devices.module.css';

interface LinkDeviceDialogProps {
  /** A till that is there but not linked, or null for a new one. */
  readonly device: DeviceView | null;
  /** The list as it is now, to notice when the till has been linked. */
  readonly devices: readonly DeviceView[];
  readonly onClose: () => void;
}

/** Name → one-time code → linked: the dialog follows the till all the way. */
export function LinkDeviceDialog({ device, devices, onClose }: LinkDeviceDialogProps) {
  const t = useTranslations('devices.dialog');
  const { data, error, isPending, mutate } = useCreateActivationCode();
  const deviceId = data ? data.deviceId : device?.id;
  const target = devices.find(({ id }) => id === deviceId) ?? device;

  return (
    <Dialog title={target ? t('titleNamed', { name: target.name }) : t('title')} onClose={onClose}>
      <div className={styles.dialog}>
        {error ? <LinkFailure error={error} /> : null}
        {data ? (
          <FollowTill target={target} activation={data} isPending={isPending} onRenew={mutate} onClose={onClose} />
        ) : (
          <Start device={device} isPending={isPending} onStart={mutate} />
        )}
      </div>
    </Dialog>
  );
}

interface FollowTillProps {
  readonly target: DeviceView | null;
  readonly activation: ActivationCodeView;
  readonly isPending: boolean;
  readonly onRenew: (till: { deviceId: string }) => void;
  readonly onClose: () => void;
}

function FollowTill({ target, activation, isPending, onRenew, onClose }: FollowTillProps) {
  if (target?.linked) return <Linked name={target.name} onClose={onClose} />;
  return (
    <ActivationCode
      key={activation.code}
      deviceName={target?.name ?? ''}
      activation={activation}
      isPending={isPending}
      onRenew={() => onRenew({ deviceId: activation.deviceId })}
    />
  );
}

interface StartProps {
  readonly device: DeviceView | null;
  readonly isPending: boolean;
  readonly onStart: (till: { name: string } | { deviceId: string }) => void;
}

function Start({ device, isPending, onStart }: StartProps) {
  const t = useTranslations('devices.dialog');
  if (!device) return <DeviceNameForm isPending={isPending} onSubmit={(name) => onStart({ name })} />;
  return (
    <Button loading={isPending} onClick={() => onStart({ deviceId: device.id })}>
      {t('create')}
    </Button>
  );
}

function LinkFailure({ error }: { readonly error: Error }) {
  const tError = useTranslations('errors');
  return (
    <Banner tone="error" announced="at-once">
      {tError(failureCode(error))}
    </Banner>
  );
}

function Linked({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const t = useTranslations('devices.dialog');
  return (
    <>
      <Banner tone="success" announced="in-turn">
        <strong>{t('linked', { name })}</strong>
        <p>{t('linkedHint')}</p>
      </Banner>
      <Button onClick={onClose}>{t('done')}</Button>
    </>
  );
}
