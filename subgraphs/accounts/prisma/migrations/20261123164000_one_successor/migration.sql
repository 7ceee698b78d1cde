-- AlterTable
ALTER TABLE "refresh_token" ADD COLUMN     "successor_seed" TEXT;
