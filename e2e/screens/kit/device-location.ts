type Answer =
  | { readonly latitude: number; readonly longitude: number; readonly accuracy?: number }
  | typeof DENIED;

/** The customer does not share the location. */
export const DENIED = { code: 1 } as const;

/**
 * The device answers position queries in this order; the last answer repeats. Without a call, jsdom
 * has no geolocation.
 */
export function answerPosition(...answers: readonly Answer[]): void {
  let count = 0;
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (done, fail) => {
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    if (answer === undefined) return;
    if ('code' in answer) fail?.({ code: answer.code, message: '' } as GeolocationPositionError);
    else done({ coords: { accuracy: 12, ...answer } } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

export function removeGeolocation(): void {
  Reflect.deleteProperty(navigator, 'geolocation');
}
