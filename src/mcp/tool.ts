import type { Static, TSchema } from '@sinclair/typebox';
import type { RouteClient } from './route-client.js';

/** The result of a tool: lines for the model, and complete answers as resources. */
export interface Finding {
  readonly lines: readonly string[];
  /** Answers of routes, or a picture. */
  readonly answers?: readonly CompleteAnswer[];
}

export interface CompleteAnswer {
  /** Name of the resource: `chart`, `wheel.svg`. */
  readonly name: string;
  readonly title: string;
  /** A string with a `mimeType` is the text of the resource; any other value is written as JSON. */
  readonly value: unknown;
  readonly mimeType?: string;
  /** Names in a JSON value: conventional names (default) or the tokens of the contract. */
  readonly names?: 'plain' | 'tokens';
}

/** A tool: its name and description for the model, the schema of its input, and its function. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TSchema;
  /** Prefixes of fields of the called routes, with the fields of the tool's input that errors name instead. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  readonly run: (client: RouteClient, input: unknown, signal?: AbortSignal) => Finding | Promise<Finding>;
}

interface ToolSpec<S extends TSchema> extends Omit<Tool, 'input' | 'run'> {
  readonly input: S;
  readonly run: (client: RouteClient, input: Static<S>, signal?: AbortSignal) => Finding | Promise<Finding>;
}

/** Declares a tool with a typed input. */
export const tool = <S extends TSchema>(spec: ToolSpec<S>): Tool => spec as Tool;
