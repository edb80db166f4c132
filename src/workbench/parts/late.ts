import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Becomes true when a state has lasted for a delay, so that short states are not announced. */
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
