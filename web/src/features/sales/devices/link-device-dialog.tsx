import type { ActivationCodeView, DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { GoOn, useNextStep } from '../../../shared/installation/next-step.tsx';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { ActivationCode } from './activation-code.tsx';
import { useCreateActivationCode, type TillToLink } from './devices.api.ts';
import styles from './devices.module.css';
import { NewDevice } from './new-device.tsx';

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
        {data ? (
          <>
            <FormError error={error} />
            <FollowTill target={target} activation={data} isPending={isPending} onRenew={mutate} onClose={onClose} />
          </>
        ) : (
          <Start device={device} devices={devices} isPending={isPending} refusal={error} onStart={mutate} />
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
  readonly devices: readonly DeviceView[];
  readonly isPending: boolean;
  readonly refusal: Error | null;
  readonly onStart: (till: TillToLink) => void;
}

function Start({ device, devices, isPending, refusal, onStart }: StartProps) {
  const t = useTranslations('devices.dialog');
  if (!device) return <NewDevice devices={devices} isPending={isPending} refusal={refusal} onStart={onStart} />;
  return (
    <>
      <FormError error={refusal} />
      <Button loading={isPending} onClick={() => onStart({ deviceId: device.id })}>
        {t('create')}
      </Button>
    </>
  );
}

function Linked({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const t = useTranslations('devices.dialog');
  const leadsOn = useNextStep('/devices') !== null;
  return (
    <>
      <Banner tone="success" announced="in-turn">
        <strong>{t('linked', { name })}</strong>
        <p>{t('linkedHint')}</p>
      </Banner>
      {leadsOn ? (
        <DialogFooter cancel={t('done')} onCancel={onClose}>
          <GoOn from="/devices" />
        </DialogFooter>
      ) : (
        <Button onClick={onClose}>{t('done')}</Button>
      )}
    </>
  );
}
