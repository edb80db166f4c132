import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** True once a state has lasted for so long: what is over at once need not be said. */
export function useLate(isSo: boolean, ms: number): boolean {
  const isLate = useSignal(false);
  useEffect(() => {
    if (!isSo) {
      isLate.value = false;
      return undefined;
    }
    const timer = setTimeout(() => (isLate.value = true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && isLate.value;
}
