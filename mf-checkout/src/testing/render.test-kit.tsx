import { pageKit } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../remote';

export const { htmlOf, textOf } = pageKit(remote, '/payment');
