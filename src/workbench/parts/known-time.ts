import { UNKNOWN_HOURS } from '../state/moment.js';
import type { Moment } from '../state/moment.js';

export const knowsTime = ({ uncertainHours }: Moment): boolean => uncertainHours < UNKNOWN_HOURS;
