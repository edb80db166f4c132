import type { Static, TSchema } from '@sinclair/typebox';
import type { Desk } from './desk.js';

/** What a tool found: lines for the model, and the whole for whoever wants more. */
export interface Finding {
  readonly lines: readonly string[];
  /** Answers of routes, or a picture. */
  readonly wholes?: readonly Whole[];
}

export interface Whole {
  /** A word for a file name: `chart`, `wheel`. */
  readonly name: string;
  readonly title: string;
  /** A value goes as JSON; a text with its own type as it is. */
  readonly value: unknown;
  readonly mimeType?: string;
}

/** A tool: its name and words for the model, the shape of its input, and what it does. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TSchema;
  /** Beginnings of fields of the routes that it asks, and what its own input calls them: faults name the latter. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  readonly run: (desk: Desk, input: unknown, signal?: AbortSignal) => Finding | Promise<Finding>;
}

interface ToolSpec<S extends TSchema> extends Omit<Tool, 'input' | 'run'> {
  readonly input: S;
  readonly run: (desk: Desk, input: Static<S>, signal?: AbortSignal) => Finding | Promise<Finding>;
}

/** Declares a tool with its input typed. */
export const tool = <S extends TSchema>(spec: ToolSpec<S>): Tool => spec as Tool;
