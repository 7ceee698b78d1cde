-- CreateTable
CREATE TABLE "crm_contact" (
    "member_id" UUID NOT NULL,
    "contact_id" TEXT NOT NULL,

    CONSTRAINT "crm_contact_pkey" PRIMARY KEY ("member_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "crm_contact_contact_id_key" ON "crm_contact"("contact_id");
