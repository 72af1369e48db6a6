import type { ActivationCodeView, DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import type { Call } from '../../../shared/forms/use-fields.ts';
import { GoOn } from '../../../shared/installation/next-step.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ActivationCode } from './activation-code.tsx';
import { useCreateActivationCode, type TillToLink } from './devices.api.ts';
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
  const create = useCreateActivationCode();
  const { data, error, isPending, mutate } = create;
  const deviceId = data ? data.deviceId : device?.id;
  const target = devices.find(({ id }) => id === deviceId) ?? device;

  return (
    <Dialog title={target ? t('titleNamed', { name: target.name }) : t('title')} onClose={onClose}>
      <Stack gap="lg">
        {data ? (
          <>
            <FormError error={error} />
            <FollowTill target={target} activation={data} isPending={isPending} onRenew={mutate} />
          </>
        ) : (
          <Start device={device} devices={devices} call={create} />
        )}
      </Stack>
    </Dialog>
  );
}

interface FollowTillProps {
  readonly target: DeviceView | null;
  readonly activation: ActivationCodeView;
  readonly isPending: boolean;
  readonly onRenew: (till: { deviceId: string }) => void;
}

function FollowTill({ target, activation, isPending, onRenew }: FollowTillProps) {
  if (target?.linked) return <Linked name={target.name} />;
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
  readonly call: Call<TillToLink>;
}

function Start({ device, devices, call }: StartProps) {
  const t = useTranslations('devices.dialog');
  if (!device) return <NewDevice devices={devices} call={call} />;
  return (
    <Form
      isPending={call.isPending}
      error={call.error}
      onSubmit={() => void call.mutateAsync({ deviceId: device.id }).catch(() => undefined)}
    >
      <DialogFooter>
        <SubmitButton>{t('create')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function Linked({ name }: { readonly name: string }) {
  const t = useTranslations('devices.dialog');
  return (
    <>
      <Banner tone="success" announced="in-turn">
        <strong>{t('linked', { name })}</strong>
        <p>{t('linkedHint')}</p>
      </Banner>
      <DialogFooter cancel={t('done')}>
        <GoOn from="/devices" />
      </DialogFooter>
    </>
  );
}
