import type { PosDeviceView } from '@comptoir/contract/provider/pos-connection';
import { useTranslations } from 'use-intl';
import { Choice, Hint, Stack } from '../../../ui/layout.tsx';

interface PosDeviceChoiceProps {
  readonly devices: readonly PosDeviceView[];
  /** Null for a till that the provider does not know. */
  readonly chosen: PosDeviceView | null;
  readonly onChoose: (device: PosDeviceView | null) => void;
}

/** The provider's devices that are not linked yet, by model and serial number, and "another one". */
export function PosDeviceChoice({ devices, chosen, onChoose }: PosDeviceChoiceProps) {
  const t = useTranslations('devices.dialog');
  return (
    <Stack as="fieldset" gap="sm">
      <legend>{t('known')}</legend>
      {devices.map((device) => (
        <PosDevice
          key={device.posDeviceId}
          title={device.name ? `${device.name} · ${device.model}` : device.model}
          hint={device.serial}
          isChosen={device.posDeviceId === chosen?.posDeviceId}
          onChoose={() => onChoose(device)}
        />
      ))}
      <PosDevice title={t('other')} hint={t('otherHint')} isChosen={chosen === null} onChoose={() => onChoose(null)} />
    </Stack>
  );
}

interface PosDeviceProps {
  readonly title: string;
  readonly hint: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PosDevice({ title, hint, isChosen, onChoose }: PosDeviceProps) {
  return (
    <Choice>
      <input type="radio" required name="pos-device" checked={isChosen} onChange={onChoose} />
      <span>
        {title}
        <Hint as="small">{hint}</Hint>
      </span>
    </Choice>
  );
}
