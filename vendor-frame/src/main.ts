import { openVendorFrame } from './vendor-frame';

openVendorFrame(window);
