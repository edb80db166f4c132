import { PlaceField } from '../../parts/place-field.js';
import { numberParam, param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';

const words = text.pair;

/** The place of the relocation and of some methods; null until one is chosen. */
export const otherPlace = () =>
  param('rlat') === ''
    ? null
    : { name: param('rp'), latitude: numberParam('rlat', 0), longitude: numberParam('rlon', 0) };

/** The field of that place. */
export function OtherPlace() {
  const chosen = otherPlace();
  return (
    <div class="field other-place">
      <span>{words.place}</span>
      <PlaceField
        value={chosen ? chosen.name || `${chosen.latitude}, ${chosen.longitude}` : ''}
        onChoose={({ place, latitude, longitude }) => setParams({ rp: place, rlat: latitude, rlon: longitude })}
      />
    </div>
  );
}

/** The choice of a method, and of a place if the method needs one. `name`: parameter of the address. */
export function MethodChoice({
  name,
  methods,
  method,
}: {
  name: string;
  methods: readonly (keyof typeof words.methods)[];
  method: string;
}) {
  return (
    <div class="wheel-tools">
      <label>
        <span>{words.method}</span>
        <select
          value={method}
          onChange={(event) =>
            setParams({ [name]: event.currentTarget.value === methods[0] ? null : event.currentTarget.value })
          }
        >
          {methods.map((key) => (
            <option key={key} value={key}>
              {words.methods[key]}
            </option>
          ))}
        </select>
      </label>
      {method === 'reference_place' && <OtherPlace />}
    </div>
  );
}
