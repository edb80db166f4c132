/** As much of the answer of /v1/website/chart-wheel/packet as the view shows. */
export interface WheelPlace {
  readonly name: string;
  readonly longitude: number;
  readonly latitude?: number;
  readonly speed: number;
  readonly retrograde?: boolean;
}
export interface WheelHouses {
  readonly system: string;
  readonly effective_system: string;
  readonly fallback: boolean;
  readonly cusps: readonly number[] | Readonly<Record<string, number>>;
  readonly asc: number;
  readonly mc: number;
}
export interface WheelAspect {
  readonly body1: string;
  readonly body2: string;
  readonly aspect: string;
  readonly symbol: string;
  readonly orb: number;
  readonly allowed_orb: number;
  readonly family: string | null;
  readonly applying: boolean | null;
}
export interface WheelPacket {
  readonly chart: {
    readonly datetime_utc: string;
    readonly planets: Readonly<Record<string, WheelPlace>>;
    readonly nodes: Readonly<Record<string, WheelPlace>>;
  };
  readonly houses: WheelHouses | null;
  readonly points: readonly { readonly key: string; readonly house: number | null }[];
  readonly aspects: readonly WheelAspect[];
  readonly svg: string | null;
}
