import type { PosDeviceView } from '@comptoir/contract/provider/pos-connection';
import { useTranslations } from 'use-intl';
import { Row, Text } from '../../../ui/layout.tsx';
import styles from './devices.module.css';

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
    <fieldset className={styles.choices}>
      <legend>{t('known')}</legend>
      {devices.map((device) => (
        <Choice
          key={device.posDeviceId}
          title={device.name ? `${device.name} · ${device.model}` : device.model}
          hint={device.serial}
          isChosen={device.posDeviceId === chosen?.posDeviceId}
          onChoose={() => onChoose(device)}
        />
      ))}
      <Choice title={t('other')} hint={t('otherHint')} isChosen={chosen === null} onChoose={() => onChoose(null)} />
    </fieldset>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly hint: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ title, hint, isChosen, onChoose }: ChoiceProps) {
  return (
    <Row as="label" className={styles.choice} gap="md" isWhole align="stretch" data-chosen={isChosen || undefined}>
      <input type="radio" required name="pos-device" checked={isChosen} onChange={onChoose} />
      <span>
        {title}
        <Text as="small" tone="soft">
          {hint}
        </Text>
      </span>
    </Row>
  );
}
