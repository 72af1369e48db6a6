import styles from './view-switch.module.css';

interface ViewSwitchProps<View extends string> {
  readonly label: string;
  readonly views: readonly { readonly view: View; readonly label: string }[];
  /** Null while it is not known. */
  readonly shown: View | null;
  readonly onShow: (view: View) => void;
}

/** Switch between a few views of a screen. */
export const ViewSwitch = <View extends string>({ label, views, shown, onShow }: ViewSwitchProps<View>) => (
  <fieldset className={styles.views}>
    <legend className="visually-hidden">{label}</legend>
    {views.map(({ view, label: words }) => (
      <button key={view} type="button" aria-pressed={view === shown} onClick={() => onShow(view)}>
        {words}
      </button>
    ))}
  </fieldset>
);
