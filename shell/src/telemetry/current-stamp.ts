let read = (): string | undefined => undefined;

/** The stamp of this visit, for orders; undefined until telemetry has one. */
export const currentStamp = (): string | undefined => read();

/** Sets where `currentStamp` reads the stamp. */
export function provideStamp(reader: () => string | undefined): void {
  read = reader;
}
