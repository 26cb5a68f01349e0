import type { Db } from "@medsieve/database/client";
import { describeNetwork, type Trier } from "../../accounts/sign-in-tries.ts";
import type { SignInDevice } from "./admit-user.ts";
import { hashDeviceToken, isKnownDevice } from "./known-devices.ts";

/** The device, where somebody signed in to the account of this (normalized) address with it before; else the network. */
export async function identifyTrier(
  db: Db,
  email: string,
  { address, deviceToken }: SignInDevice,
  now: Date,
): Promise<Trier> {
  const isKnown = await isKnownDevice(db, email, deviceToken, now);
  return isKnown ? { key: `device ${hashDeviceToken(deviceToken)}`, isKnown } : describeNetwork(address);
}
