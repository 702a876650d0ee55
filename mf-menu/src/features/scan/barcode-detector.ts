/** The part of the browser's BarcodeDetector that is used here; not every browser has it. */
export type CodeReader = {
  detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
};

type Api = {
  new (options: { formats: string[] }): CodeReader;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** A reader of QR codes; null where the browser has none. */
export async function qrReader(): Promise<CodeReader | null> {
  const api = (window as { BarcodeDetector?: Api }).BarcodeDetector;
  if (api === undefined) return null;
  try {
    const formats = await api.getSupportedFormats();
    return formats.includes('qr_code') ? new api({ formats: ['qr_code'] }) : null;
  } catch {
    return null; // available, but the device's own service is missing
  }
}
