/**
 * denied: the customer or the browser said no · missing: there is none · busy: it cannot be started
 * now · unsupported: the browser cannot do this.
 */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Asks for the camera that looks at the table, or any other. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // also where the page is not served securely
  if (!('mediaDevices' in navigator)) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: 'environment' } },
      audio: false,
    });
  } catch (error) {
    return (error instanceof DOMException && PROBLEMS[error.name]) || 'busy';
  }
}

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
