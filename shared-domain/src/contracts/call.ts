import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the back end: the client sends it, the reference API serves it, the API description
 * is checked against it. `path` holds its parameters in braces; `bearer: false` sends no token
 * (DOMAIN-104).
 */
export type Call<
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly id: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly body: Body;
  readonly answer: Answer;
  readonly query?: readonly string[];
  readonly bearer?: false;
};

export type BodyOf<C extends Call> = C extends { readonly body: infer B extends z.ZodMiniType }
  ? z.output<B>
  : undefined;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
export type ParamsOf<C extends Call> = { readonly [Name in Names<C['path']>]: string | number };

export const call = <
  B extends z.ZodMiniType | null,
  A extends z.ZodMiniType,
  const P extends `/${string}`,
>(
  definition: Omit<Call<B, A>, 'path'> & { readonly path: P },
): Omit<Call<B, A>, 'path'> & { readonly path: P } => definition;
