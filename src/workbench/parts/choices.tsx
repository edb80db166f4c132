import '../style/bands.css';

interface ChoicesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly show: (name: string) => string;
  readonly change: (chosen: readonly string[]) => void;
}

/** A group of buttons that switch names on and off. */
export function Choices({ label, names, chosen, show, change }: ChoicesProps) {
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {names.map((name) => {
        const isOn = chosen.includes(name);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isOn}
            onClick={() =>
              change(
                isOn
                  ? chosen.filter((other) => other !== name)
                  : names.filter((other) => other === name || chosen.includes(other)),
              )
            }
          >
            {show(name)}
          </button>
        );
      })}
    </fieldset>
  );
}
