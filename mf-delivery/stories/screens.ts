import { defineScreens } from '@storefront/compositions/story';

export default defineScreens({
  root: '/bella-napoli',
  repeated: ['delivery'],
});
